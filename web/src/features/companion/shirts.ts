import { shirtNumbers } from '@palaestra/contract'

const { least, most } = shirtNumbers

/** The numbers that a player can have, as the form writes them. */
export const shirts = Array.from({ length: most - least + 1 }, (_, index) => String(least + index))

/** A list of choices writes text; nothing chosen is no number. */
export const shirtFrom = (written: unknown) => (written ? Number(written) : null)
