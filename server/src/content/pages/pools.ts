import { heading, links, list, type Page } from '../said.ts'

const allPools: Parameters<typeof links>[number] = [
  '/pools',
  { zh: '泳池一覽', pt: 'Todas as piscinas', en: 'All pools' },
]

export const pools: Page = {
  key: 'pools',
  updatedOn: '2026-11-28',
  title: { zh: '泳池一覽', pt: 'Todas as piscinas', en: 'All pools' },
  blocks: [
    heading({ zh: '室內泳池', pt: 'Piscinas cobertas', en: 'Indoor pools' }),
    list(
      {
        zh: '奧林匹克體育中心游泳館',
        pt: 'Centro Desportivo Olímpico – Piscina Olímpica',
        en: 'Olympic Sports Centre – Aquatic Centre',
      },
      {
        zh: '蓮峰體育中心泳池',
        pt: 'Centro Desportivo de Lin Fong – Piscina',
        en: 'Lin Fong Sports Centre – Swimming Pool',
      },
      {
        zh: '嘉模泳池（室內暖水池）',
        pt: 'Piscina do Carmo (coberta e aquecida)',
        en: 'Carmo Swimming Pool (indoor, heated)',
      },
    ),
    heading({
      zh: '室外泳池（5 月至 10 月）',
      pt: 'Piscinas ao ar livre (Maio a Outubro)',
      en: 'Outdoor pools (May to October)',
    }),
    list(
      { zh: '孫中山泳池', pt: 'Piscina Dr. Sun Yat Sen', en: 'Dr. Sun Yat Sen Swimming Pool' },
      {
        zh: '氹仔中央公園泳池',
        pt: 'Piscina do Parque Central da Taipa',
        en: 'Taipa Central Park Swimming Pool',
      },
      { zh: '黑沙公園泳池', pt: 'Piscina do Parque de Hác-Sá', en: 'Hác-Sá Park Swimming Pool' },
      { zh: '竹灣泳池', pt: 'Piscina de Cheoc-Van', en: 'Cheoc-Van Swimming Pool' },
    ),
    heading({ zh: '入場須知', pt: 'Antes de entrar', en: 'Before you go in' }),
    list(
      {
        zh: '會員可於兩日前 07:30 起在網上預購，每人每日一張；每節開始前 30 分鐘起，其餘名額在網上及泳池即場發售。',
        pt: 'Os sócios compram online a partir das 07:30 de dois dias antes, um bilhete por dia; os outros lugares vendem-se online e na piscina a partir de 30 minutos antes de cada sessão.',
        en: 'Members buy online from 07:30 two days before, one ticket a day; the other places are sold online and at the pool from 30 minutes before each session.',
      },
      {
        zh: '每節開始前 30 分鐘起可入場，並須於首 30 分鐘內入場；逾時門票作廢，名額會釋出，不獲退款。',
        pt: 'Pode entrar a partir de 30 minutos antes e até 30 minutos depois do início da sessão; depois disso o bilhete caduca sem reembolso e o lugar fica livre para outros.',
        en: 'Come in from 30 minutes before until 30 minutes after the beginning of the session; after that the ticket is void, not refunded, and the place goes to others.',
      },
      {
        zh: '在該節開始前可以退票，全數退款。',
        pt: 'Até ao início da sessão pode devolver o bilhete e recebe tudo de volta.',
        en: 'Until the session begins a ticket can be given back, and all of it is paid back.',
      },
      {
        zh: '12 歲或以下兒童須由 18 歲或以上成人陪同，每名成人最多陪同兩名。',
        pt: 'As crianças até aos 12 anos entram com um adulto de 18 anos ou mais; cada adulto acompanha no máximo duas.',
        en: 'Children of 12 or under come with an adult of 18 or over, at most two with each.',
      },
    ),
    links(
      ['/pools/tickets', { zh: '泳池門票', pt: 'Bilhetes de piscina', en: 'Pool tickets' }],
      ['/pools/today', { zh: '今日泳池門票', pt: 'Bilhetes de hoje', en: 'Pool tickets today' }],
      ['/pools/map', { zh: '泳池位置', pt: 'Onde ficam as piscinas', en: 'Where the pools are' }],
    ),
  ],
}

export const poolsMap: Page = {
  key: 'pools/map',
  updatedOn: '2026-11-20',
  title: { zh: '泳池位置', pt: 'Onde ficam as piscinas', en: 'Where the pools are' },
  blocks: [
    heading({ zh: '澳門半島', pt: 'Península de Macau', en: 'Macao Peninsula' }),
    list(
      { zh: '孫中山泳池', pt: 'Piscina Dr. Sun Yat Sen', en: 'Dr. Sun Yat Sen Swimming Pool' },
      {
        zh: '蓮峰體育中心泳池',
        pt: 'Centro Desportivo de Lin Fong – Piscina',
        en: 'Lin Fong Sports Centre – Swimming Pool',
      },
    ),
    heading({ zh: '氹仔', pt: 'Taipa', en: 'Taipa' }),
    list(
      {
        zh: '氹仔中央公園泳池',
        pt: 'Piscina do Parque Central da Taipa',
        en: 'Taipa Central Park Swimming Pool',
      },
      { zh: '嘉模泳池', pt: 'Piscina do Carmo', en: 'Carmo Swimming Pool' },
      {
        zh: '奧林匹克體育中心游泳館',
        pt: 'Centro Desportivo Olímpico – Piscina Olímpica',
        en: 'Olympic Sports Centre – Aquatic Centre',
      },
    ),
    heading({ zh: '路環', pt: 'Coloane', en: 'Coloane' }),
    list(
      { zh: '黑沙公園泳池', pt: 'Piscina do Parque de Hác-Sá', en: 'Hác-Sá Park Swimming Pool' },
      { zh: '竹灣泳池', pt: 'Piscina de Cheoc-Van', en: 'Cheoc-Van Swimming Pool' },
    ),
    links(allPools),
  ],
}
