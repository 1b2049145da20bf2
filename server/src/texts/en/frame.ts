import type { frame as zh } from '../zh/frame.ts'

export const frame: typeof zh = {
  email: ({ authority, portal, hotline }, body) => `Hello! This e-mail was sent by ${portal}.

${body}

${authority}
Hotline: ${hotline}

This e-mail was sent automatically. Please do not reply.`,
  sms: ({ portal }, body) => `${portal}: ${body}`,
  stop: (address) => `To stop e-mails like this one: ${address}`,
}
