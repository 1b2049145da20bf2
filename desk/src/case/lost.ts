import { refusals } from '@palaestra/contract'

/** A colleague was faster: they have decided it, or work on it now. */
export const isLost = (code: number) => code === refusals.already_decided || code === refusals.held_by_colleague
