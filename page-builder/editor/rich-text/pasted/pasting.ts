import { Extension } from '@tiptap/core'
import { Plugin } from '@tiptap/pm/state'
import { lostFile, lostInPaste } from './lost-in-paste.ts'
import { readPasted } from './read-pasted.ts'

/** Hears of what is pasted or dropped each time: what is to be told of what was lost, or null. */
export type HearsOfPaste = (lost: string | null) => void

/** Reads what is pasted or dropped into a text. */
export function pasting(onPaste: HearsOfPaste) {
  /** Whether nothing is left to be done. */
  const take = (data: DataTransfer | null): boolean => {
    const html = data?.getData('text/html') ?? ''
    const file = html === '' && data?.getData('text/plain') === '' ? data.files[0] : undefined
    onPaste(file === undefined ? lostInPaste(readPasted(html)) : lostFile(file))
    // The browser would open a dropped file in place of the editor.
    return file !== undefined
  }
  return Extension.create({
    name: 'pasting',
    // Before all others, which may take what is pasted for themselves.
    priority: 1000,
    addProseMirrorPlugins: () => [
      new Plugin({
        props: {
          transformPastedHTML: readPasted,
          handlePaste: (_, { clipboardData }) => take(clipboardData),
          handleDrop: (_, { dataTransfer }) => take(dataTransfer),
        },
      }),
    ],
  })
}
