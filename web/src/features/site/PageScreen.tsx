import { useLoaderData } from '@tanstack/react-router'
import { Content } from '../../frame/Content.tsx'
import { WithHelp } from './WithHelp.tsx'

/** A page that the authority has written, by its address. */
export function PageScreen() {
  const { title, blocks } = useLoaderData({ from: '/$' })

  return (
    <WithHelp>
      <h1 tabIndex={-1}>{title}</h1>
      <Content blocks={blocks} />
    </WithHelp>
  )
}
