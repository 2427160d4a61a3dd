import { Icon } from '@hydrant/design/icon/icon.tsx'
import { VisuallyHidden } from '@hydrant/design/layout/visually-hidden.tsx'
import type { PageProblem } from '@hydrant/page-builder/checks/problem.ts'
import * as messages from '@hydrant/messages/compiled/storefront/builder-editor.js'

/** The problems of a page: errors, which prevent publishing, before warnings. Pressing one opens it in the editor. */
export function ProblemList({
  problems,
  onShow,
}: {
  readonly problems: readonly PageProblem[]
  readonly onShow: (problem: PageProblem) => void
}) {
  const errors = problems.filter(({ level }) => level === 'error')
  const warnings = problems.filter(({ level }) => level === 'warning')
  return (
    <div className="builder-problems">
      <h2>{messages.checks()}</h2>
      {problems.length === 0 && <p>{messages.nothingWrong()}</p>}
      <ProblemSection title={messages.errorsTitle()} problems={errors} onShow={onShow} />
      <ProblemSection title={messages.warningsTitle()} problems={warnings} onShow={onShow} />
    </div>
  )
}

function ProblemSection({
  title,
  problems,
  onShow,
}: {
  readonly title: string
  readonly problems: readonly PageProblem[]
  readonly onShow: (problem: PageProblem) => void
}) {
  if (problems.length === 0) return null
  return (
    <section>
      <h3>{title}</h3>
      <ul className="builder-problem-list">
        {problems.map((problem) => (
          <li key={`${problem.blockId} ${problem.setting} ${problem.message}`}>
            <ProblemEntry problem={problem} onShow={onShow} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function ProblemEntry({
  problem,
  onShow,
}: {
  readonly problem: PageProblem
  readonly onShow: (problem: PageProblem) => void
}) {
  const { level, blockId, blockName, message } = problem
  const content = (
    <>
      <Icon name={level === 'error' ? 'utility:error' : 'utility:warning'} size="small" variant={level} />
      <span>
        <VisuallyHidden>{level === 'error' ? messages.errorPrefix() : messages.warningPrefix()} </VisuallyHidden>
        {blockName !== null && <strong>{messages.blockPrefix({ block: blockName })} </strong>}
        {message}
      </span>
    </>
  )
  if (blockId === null) return <p className="builder-problem">{content}</p>
  return (
    <button type="button" className="builder-problem" onClick={() => onShow(problem)}>
      {content}
    </button>
  )
}
