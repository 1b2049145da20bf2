/** When something begins and ends, hh:mm. */
interface Hours {
  from: string
  until: string
}

export const lines = 'Listas de espera'
export const loading = 'A carregar as listas de espera…'
export const nobody = 'Ninguém espera por uma hora deste dia.'
export const hour = ({ court, from, until }: Hours & { court: string }) => `das ${from} às ${until} · ${court}`
export const many = (many: number) => (many === 1 ? '1 em espera' : `${many} em espera`)
export const unnamed = 'Um sócio'
export const since = (moment: string) => `desde ${moment}`
export const rank = (rank: number) => `${rank}.º lugar no sorteio`
export const offered = (moment: string) => `oferecida até ${moment}`
