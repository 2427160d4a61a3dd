import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'

/**
 * The editor extension that reads the caret from the page before a key is handled. A browser reports a moved caret after
 * the key that moved it, so a fast next key, such as Enter after Home, would act where the caret was before.
 */
export const CurrentCaret = Extension.create({
  name: 'currentCaret',
  addProseMirrorPlugins: () => [
    new Plugin({
      props: {
        handleDOMEvents: {
          keydown: ({ composing, dom }) => {
            // ProseMirror has no public call for it, and reads the caret when the browser reports it.
            if (!composing) dom.ownerDocument.dispatchEvent(new Event('selectionchange'))
            return false
          },
        },
      },
    }),
  ],
})
