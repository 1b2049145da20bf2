import { Notice } from '@palaestra/ui'

/** The outcome of a press. Its region is there beforehand, so that screen readers read it out. */
export const Said = ({ done, problem }: { done?: string | undefined; problem: string | undefined }) => (
  <div role="status">
    {done && (
      <Notice kind="success">
        <p>{done}</p>
      </Notice>
    )}
    {problem && (
      <Notice kind="danger">
        <p>{problem}</p>
      </Notice>
    )}
  </div>
)
