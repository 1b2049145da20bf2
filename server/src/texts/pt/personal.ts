const names = { address: 'morada', area: 'zona', pickUpPlace: 'local de levantamento do cartão' }

/** The letter about personal data that were changed at once. It names them, and says none of them. */
export const personal = {
  changed: (fields: readonly (keyof typeof names)[], hotline: string) => {
    const what = fields.map((field) => names[field]).join(', ')
    return {
      subject: 'Os seus dados de sócio foram alterados',
      body: `Os seus dados de sócio foram alterados: ${what}. Se não foi alterado por si, mude já a palavra-passe e telefone para ${hotline}.`,
    }
  },
}
