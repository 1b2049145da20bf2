import { links, notice, type Page, paragraph } from '../said.ts'

export const players: Page = {
  key: 'players',
  updatedOn: '2026-11-20',
  title: { zh: '球員名單', pt: 'Lista de jogadores', en: 'Players' },
  blocks: [
    paragraph({
      zh: '租用足球場等團體場地時，須提交球員名單。名單上的人須為會員。',
      pt: 'Para alugar campos de futebol e outros recintos de equipa é preciso entregar a lista de jogadores. Todos têm de ser sócios.',
      en: 'To hire a football pitch or another venue for teams, you hand in a list of players. All of them must be members.',
    }),
    notice({
      zh: '網上名單尚未開放。目前請在租場時交到場地服務處。',
      pt: 'A lista online ainda não está disponível. Por agora, entregue-a no balcão do recinto.',
      en: 'The online list is not open yet. For now, hand it in at the counter of the venue.',
    }),
    links(['/contact', { zh: '聯絡我們', pt: 'Contactos', en: 'Contact us' }]),
  ],
}
