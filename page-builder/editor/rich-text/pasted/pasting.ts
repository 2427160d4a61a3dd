import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { describeFileLoss, describePasteLoss } from './describe-paste-loss.ts'
import { cleanPastedHtml } from './clean-pasted-html.ts'

/** Called on each paste or drop with the message about what was lost, or null. */
export type PasteListener = (lossMessage: string | null) => void

/** Creates the editor extension that cleans pasted and dropped content. */
export function createPasteExtension(onPaste: PasteListener) {
  /** Reports what is lost from the data; returns true, so that nothing is inserted, when it is a file. */
  const reportLossAndRejectFile = (data: DataTransfer | null): boolean => {
    const html = data?.getData('text/html') ?? ''
    const file = html === '' && data?.getData('text/plain') === '' ? data.files[0] : undefined
    onPaste(file === undefined ? describePasteLoss(cleanPastedHtml(html)) : describeFileLoss(file))
    // The browser would open a dropped file in place of the editor.
    return file !== undefined
  }
  return Extension.create({
    name: 'pasting',
    // Runs before all other extensions, which might handle the paste themselves.
    priority: 1000,
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          transformPastedHTML: cleanPastedHtml,
          handlePaste: (_, { clipboardData }) => reportLossAndRejectFile(clipboardData),
          handleDrop: (_, { dataTransfer }) => reportLossAndRejectFile(dataTransfer),
        },
      }),
    ],
  })
}
