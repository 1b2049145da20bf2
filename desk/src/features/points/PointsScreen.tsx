import { useQuery } from '@tanstack/react-query'
import * as texts from '#texts/points'
import { whoAmI } from '../../api/queries.ts'
import list from '../../frame/list.module.css'
import { HandOut } from './HandOut.tsx'
import { ImportVisits } from './ImportVisits.tsx'

/** Gifts for who has come, and visits that another system has counted: each for who may. */
export function PointsScreen() {
  const { data: me } = useQuery(whoAmI)
  return (
    <div className={list.page}>
      <h1 tabIndex={-1}>{texts.title}</h1>
      {me?.permissions.includes('counter') && <HandOut mayGiveBack={me.permissions.includes('points')} />}
      {me?.permissions.includes('points') && <ImportVisits />}
    </div>
  )
}
