import type { frame as zh } from '../zh/frame.ts'

export const frame: typeof zh = {
  email: ({ authority, portal, hotline }, body) => `Olá! Este e-mail foi enviado por: ${portal}.

${body}

Com os melhores cumprimentos,
${authority}
Linha de apoio: ${hotline}

Este e-mail foi enviado automaticamente. Por favor, não responda.`,
  sms: ({ portal }, body) => `${portal}: ${body}`,
  stop: (address) => `Para não receber mais e-mails deste género: ${address}`,
}
