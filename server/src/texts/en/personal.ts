const names = { address: 'address', area: 'area', pickUpPlace: 'where to collect the card' }

/** The letter about personal data that were changed at once. It names them, and says none of them. */
export const personal = {
  changed: (fields: readonly (keyof typeof names)[], hotline: string) => {
    const what = fields.map((field) => names[field]).join(', ')
    return {
      subject: 'Your membership details were changed',
      body: `Your membership details were changed: ${what}. If this was not you, change your password at once and call ${hotline}.`,
    }
  },
}
