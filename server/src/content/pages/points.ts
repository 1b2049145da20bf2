import { heading, links, list, notice, type Page, paragraph } from '../said.ts'

export const points: Page = {
  key: 'points',
  updatedOn: '2026-11-26',
  title: { zh: '運動積分', pt: 'Pontos de exercício', en: 'Exercise points' },
  blocks: [
    paragraph({
      zh: '多做運動，便可累積積分，換領禮品。',
      pt: 'Quem faz exercício junta pontos e troca-os por prendas.',
      en: 'Exercise, collect points, and redeem them for gifts.',
    }),
    heading({ zh: '怎樣計算', pt: 'Como se contam', en: 'How points are counted' }),
    list(
      {
        zh: '每次進出場地均須拍卡。每滿 30 分鐘得 0.5 分，每日最多 3 分。',
        pt: 'Passe o cartão à entrada e à saída. Cada 30 minutos completos valem 0,5 pontos, até 3 por dia.',
        en: 'Scan your card on the way in and out. Each full 30 minutes earns 0.5 points, at most 3 a day.',
      },
      {
        zh: '離場時沒有拍卡，該次不計積分。',
        pt: 'Sem registo de saída não há pontos.',
        en: 'A visit without a scan on the way out earns none.',
      },
      {
        zh: '積分在獲得月份起計 12 個月後的月底到期。',
        pt: 'Os pontos caducam no fim do 12.º mês seguinte àquele em que foram obtidos.',
        en: 'Points lapse at the end of the 12th month after the month in which they were earned.',
      },
      {
        zh: '換領時先扣除最早獲得的積分。',
        pt: 'Na troca usam-se primeiro os pontos mais antigos.',
        en: 'The oldest points are used first.',
      },
    ),
    notice({
      zh: '持臨時會員卡期間，積分凍結，不能累積或換領；到期日不變。',
      pt: 'Com o cartão provisório os pontos ficam congelados: não se ganham nem se trocam, e o prazo mantém-se.',
      en: 'While you hold a temporary card your points are frozen. You cannot earn or use any, and their last day stays the same.',
    }),
    links([
      '/online/report',
      { zh: '我的運動記錄及積分', pt: 'O meu registo e os meus pontos', en: 'My record and points' },
    ]),
  ],
}
