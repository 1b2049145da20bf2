import { withoutGaps } from './typing.ts'

/** `+853 6612 3456`, `(853) 6612-3456`, `00853…` and full-width digits become `66123456`. */
export const normaliseMobile = (text: string) =>
  withoutGaps(text)
    .replace(/[().]/g, '')
    .replace(/^((\+|00)853|853(?=\d{8}$))/, '')

/** Macao's mobile numbers have eight digits and begin with 6. */
export const isMobile = (text: string) => /^6\d{7}$/.test(text)

/** Any local telephone: eight digits. */
export const isTelephone = (text: string) => /^\d{8}$/.test(text)

/** 66123456 → 6612 ••••: enough to recognise one's own, too little to learn another's. */
export const hintOfMobile = (mobile: string) => `${mobile.slice(0, 4)} ••••`
