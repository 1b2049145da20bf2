import { type FacilityKind, facilityKinds } from '@palaestra/contract'
import { useNavigate } from '@tanstack/react-router'
import * as texts from '#texts/venue'
import { useChosen } from './useChosen.ts'
import styles from './venue.module.css'

interface Offered {
  area: string
  facilities: readonly { kind: FacilityKind }[]
}

/** Puts a sport or a part of the city into the address of the screen one is on; the day stays. */
export const useChoose = () => {
  const navigate = useNavigate()
  const { kind, area, day } = useChosen()
  return (chosen: { kind?: string | undefined; area?: string | undefined }) =>
    void navigate({
      to: '.',
      search: { kind, area, day, ...chosen } as never,
      ...{ replace: true, resetScroll: false },
    })
}

/** The venues in the part of the city that was chosen, with their courts of the sport that was; none without a court. */
export const useFitting = <
  Facility extends { kind: FacilityKind },
  Venue extends { area: string; facilities: Facility[] },
>(
  venues: readonly Venue[],
) => {
  const { kind, area } = useChosen()
  return venues
    .filter((venue) => !area || venue.area === area)
    .map((venue) => ({ ...venue, facilities: venue.facilities.filter((facility) => !kind || facility.kind === kind) }))
    .filter(({ facilities }) => facilities.length > 0)
}

/** By which sport and part of the city venues are found (R06). */
export function Filters({ items }: { items: readonly Offered[] }) {
  const { kind, area } = useChosen()
  const choose = useChoose()
  const kinds = facilityKinds.filter((one) =>
    items.some(({ facilities }) => facilities.some(({ kind }) => kind === one)),
  )
  const areas = [...new Set(items.map((venue) => venue.area))]
  return (
    <fieldset className={styles.filters}>
      <legend className="unseen">{texts.filters}</legend>
      <label>
        {texts.kind}
        <select value={kind ?? ''} onChange={({ target }) => choose({ kind: target.value || undefined })}>
          <option value="">{texts.everyKind}</option>
          {kinds.map((one) => (
            <option key={one} value={one}>
              {texts.kinds[one]}
            </option>
          ))}
        </select>
      </label>
      <label>
        {texts.area}
        <select value={area ?? ''} onChange={({ target }) => choose({ area: target.value || undefined })}>
          <option value="">{texts.everywhere}</option>
          {areas.map((one) => (
            <option key={one}>{one}</option>
          ))}
        </select>
      </label>
    </fieldset>
  )
}
