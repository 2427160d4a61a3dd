// The package's own declarations name a default export that Node, which loads its CommonJS modules, does not have.

declare module '@messageformat/core' {
  interface MessageFormat {
    /** Compiles one message into a function. */
    compile(message: string): (values?: Readonly<Record<string, unknown>>) => string
  }
  const MessageFormat: new (locale: string, options?: { readonly strict?: boolean }) => MessageFormat
  export default MessageFormat
}

declare module '@messageformat/core/compile-module.js' {
  import type MessageFormat from '@messageformat/core'
  /** Returns the source of an ES module whose default export has one function for each message. */
  export default function compileModule(
    messageFormat: MessageFormat,
    messages: Readonly<Record<string, string>>,
  ): string
}
