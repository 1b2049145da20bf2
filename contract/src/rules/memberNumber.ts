import { withoutGaps } from './typing.ts'

/** The check digit of Luhn (ISO/IEC 7812-1, annex B) for the digits before it. */
const checkDigit = (digits: string) => {
  const sum = [...digits].reverse().reduce((total, digit, place) => {
    const weighed = Number(digit) * (place % 2 === 0 ? 2 : 1)
    return total + (weighed > 9 ? weighed - 9 : weighed)
  }, 0)
  return String((10 - (sum % 10)) % 10)
}

/** The member number for a running number: eight digits and the check digit. */
export const memberNumberFrom = (running: number) => {
  const digits = String(running).padStart(8, '0')
  return digits + checkDigit(digits)
}

export const normaliseMemberNumber = withoutGaps

/** Finds a slip of the finger before anything is sent. */
export const isMemberNumber = (text: string) => /^\d{9}$/.test(text) && text.endsWith(checkDigit(text.slice(0, 8)))

/** 123456789 → 123 456 789 */
export const groupedMemberNumber = (number: string) => number.replace(/(\d{3})(?=\d)/g, '$1 ')
