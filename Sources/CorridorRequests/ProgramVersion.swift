/// The version of the command and of the service.
package let programVersion = "0.1.0"
