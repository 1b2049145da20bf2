import { heading, links, list, type Page, paragraph } from '../said.ts'

const contactLink: Parameters<typeof links>[number] = [
  '/contact',
  { zh: '聯絡我們', pt: 'Contactos', en: 'Contact us' },
]

export const venues: Page = {
  key: 'venues',
  updatedOn: '2026-11-20',
  title: { zh: '場地一覽', pt: 'Todos os recintos', en: 'All venues' },
  blocks: [
    heading({ zh: '澳門半島', pt: 'Península de Macau', en: 'Macao Peninsula' }),
    list(
      {
        zh: '塔石體育館：室內體育館、乒乓球室、多功能室',
        pt: 'Pavilhão Polidesportivo Tap Seac: pavilhão, ténis de mesa, sala polivalente',
        en: 'Tap Seac Multisport Pavilion: sports hall, table tennis, multi-purpose room',
      },
      {
        zh: '望廈體育中心：羽毛球、乒乓球、壁球、五人足球、籃球、排球',
        pt: 'Centro Desportivo Mong-Há: badminton, ténis de mesa, squash, futsal, basquetebol, voleibol',
        en: 'Mong-Há Sports Centre: badminton, table tennis, squash, futsal, basketball, volleyball',
      },
      {
        zh: '蓮峰體育中心：游泳池、健身室、田徑跑道、足球場',
        pt: 'Centro Desportivo de Lin Fong: piscina, ginásio, pista de atletismo, campo de futebol',
        en: 'Lin Fong Sports Centre: swimming pool, gym, running track, football pitch',
      },
      {
        zh: '得勝體育中心：體育室、壁球室',
        pt: 'Centro Desportivo da Vitória: salas de desporto, squash',
        en: 'Vitória Sports Centre: sports rooms, squash',
      },
      {
        zh: '巴坡沙體育中心：游泳池、多用途運動場',
        pt: 'Centro Desportivo Tamagnini Barbosa: piscina, campo polivalente',
        en: 'Tamagnini Barbosa Sports Centre: swimming pool, multi-purpose court',
      },
    ),
    heading({ zh: '氹仔及路氹', pt: 'Taipa e Cotai', en: 'Taipa and Cotai' }),
    list(
      {
        zh: '奧林匹克體育中心：運動場、游泳館、羽毛球場、戶外天地',
        pt: 'Centro Desportivo Olímpico: estádio, piscina, badminton, zona exterior',
        en: 'Olympic Sports Centre: stadium, aquatic centre, badminton, outdoor zone',
      },
      {
        zh: '氹仔東北體育中心：羽毛球場、壁球室、網球場',
        pt: 'Centro Desportivo do Nordeste da Taipa: badminton, squash, ténis',
        en: 'Taipa Northeast Sports Centre: badminton, squash, tennis',
      },
      {
        zh: '保齡球中心：保齡球道、乒乓球區',
        pt: 'Centro de Bowling: pistas de bowling, ténis de mesa',
        en: 'Bowling Centre: bowling lanes, table tennis',
      },
      { zh: '網球學校：網球場', pt: 'Academia de Ténis: campos de ténis', en: 'Tennis Academy: tennis courts' },
    ),
    links(['/vbs/online-booking', { zh: '網上預約租場', pt: 'Aluguer online', en: 'Online booking' }], contactLink),
  ],
}

export const mongHa: Page = {
  key: 'venues/mong-ha',
  updatedOn: '2026-11-20',
  title: { zh: '望廈體育中心', pt: 'Centro Desportivo Mong-Há', en: 'Mong-Há Sports Centre' },
  blocks: [
    paragraph({
      zh: '一座多層室內體育中心，各層設有不同的運動場地。',
      pt: 'Um centro coberto com vários pisos, cada um com as suas modalidades.',
      en: 'An indoor centre of several floors, each with its own sports.',
    }),
    list(
      {
        zh: '2 樓：羽毛球場、乒乓球室',
        pt: '2.º piso: badminton e ténis de mesa',
        en: '2nd floor: badminton and table tennis',
      },
      { zh: '3 樓：五人足球場、壁球場', pt: '3.º piso: futsal e squash', en: '3rd floor: futsal and squash' },
      { zh: '4 樓：籃球場', pt: '4.º piso: basquetebol', en: '4th floor: basketball' },
      { zh: '5 樓：排球場', pt: '5.º piso: voleibol', en: '5th floor: volleyball' },
      {
        zh: '天台：休閒運動區及緩跑徑',
        pt: 'Terraço: zona de lazer e pista de corrida',
        en: 'Roof: leisure area and jogging path',
      },
    ),
    links(['/venues', { zh: '場地一覽', pt: 'Todos os recintos', en: 'All venues' }], contactLink),
  ],
}
