import { Button } from '@palaestra/ui'
import type { ReactNode } from 'react'
import { showMore } from '#texts/frame'

interface Props {
  /** A list that is read page after page. */
  of: { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => Promise<unknown> }
  /** What the button says, where it is not just more. */
  children?: ReactNode
}

/** The button below a list of which there is more. */
export const More = ({ of: { hasNextPage, isFetchingNextPage, fetchNextPage }, children = showMore }: Props) =>
  hasNextPage && (
    <p>
      <Button
        kind="quiet"
        aria-disabled={isFetchingNextPage}
        onClick={() => {
          if (!isFetchingNextPage) void fetchNextPage()
        }}
      >
        {children}
      </Button>
    </p>
  )
