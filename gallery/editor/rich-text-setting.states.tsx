import type { Exhibit } from '../states.ts'
import { EditedText } from './edited-text.tsx'

/** HTML written by hand: the editor would write it differently. */
const HANDWRITTEN_HTML = `<h2>Care</h2>
<p>Rinse the <b>{!Product.name}</b> with <a href="/rewards">clear</a> water.</p>
<ul><li>Drain it</li><li>Dry it</li></ul>
<blockquote>Never fold a wet hose.</blockquote><hr>`

const PROBLEMS = [
  { level: 'error', message: 'There is no page at /nowhere.' },
  { level: 'warning', message: 'The heading skips a level.' },
] as const

/** The rich text setting, a WYSIWYG editor with headings, lists and links. */
export const exhibit: Exhibit = {
  component: 'Rich text setting',
  states: {
    'nothing yet': () => <EditedText />,
    'headings, lists and links': () => <EditedText stored={HANDWRITTEN_HTML} />,
    'lines without markup': () => <EditedText stored={'Open from 7 am\nto 6 pm\n\nClosed on Sundays'} />,
    'with an error and a warning': () => (
      <EditedText stored={'<h4>Visit us</h4><p>We are <a href="/nowhere">here</a>.</p>'} issues={PROBLEMS} />
    ),
    'only to be looked at': () => <EditedText stored={HANDWRITTEN_HTML} isReadOnly />,
    'what would be lost, by its source': () => (
      <EditedText stored="<p>Before</p><table><tr><td>400 psi</td></tr></table>" />
    ),
    'what nobody sees, by its source': () => <EditedText stored={'<p class="lead">Words<!-- for the summer --></p>'} />,
  },
}
