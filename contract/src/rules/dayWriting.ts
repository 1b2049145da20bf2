import { plain } from './typing.ts'

/**
 * A day as people here write it, as yyyy-mm-dd: `29/12/1996` (the day first, as in Portuguese), `1996.12.29`,
 * `1996年12月29日`, `19961229`. What is no such writing stays as it is.
 */
export const normaliseDay = (text: string) => {
  const day = plain(text)
  const parts = day
    .replace(/^(\d{4})(\d\d)(\d\d)$/, '$1-$2-$3')
    .split(/[\s\p{Dash}/.年月日]+/u)
    .filter(Boolean)
  const [year = '', ...rest] = parts[2]?.length === 4 ? parts.reverse() : parts
  return /^\d{5,8}$/.test(parts.join('')) && rest.length === 2
    ? [year, ...rest.map((part) => part.padStart(2, '0'))].join('-')
    : day
}
