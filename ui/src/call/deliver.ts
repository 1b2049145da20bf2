import type { Letter } from './letter.ts'

export interface Delivered {
  status: number
  text: string
  /** The server says that the token that was sent is old. */
  renew: boolean
}

const renewal = 'renew-apikey'

/** Rejects only where no answer came. */
export const deliver = async ({ address, method, headers, body }: Letter): Promise<Delivered> => {
  const response = await fetch(address, { method, headers, body })
  return { status: response.status, text: await response.text(), renew: response.headers.has(renewal) }
}

/** The same, telling how far the sending is: `fetch` cannot. */
export const deliverWithProgress = ({ address, method, headers, body }: Letter, tell: (share: number) => void) =>
  new Promise<Delivered>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => tell(total ? loaded / total : 0)
    request.onload = () => {
      const { status, responseText: text } = request
      resolve({ status, text, renew: request.getResponseHeader(renewal) !== null })
    }
    request.onerror = () => reject(new TypeError('no answer'))
    request.send(body)
  })
