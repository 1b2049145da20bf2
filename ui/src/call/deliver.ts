import type { Letter } from './letter.ts'

export interface Delivered {
  status: number
  text: string
}

/** Rejects only where no answer came. */
export const deliver = async ({ address, method, headers, body }: Letter): Promise<Delivered> => {
  const response = await fetch(address, { method, headers, body })
  return { status: response.status, text: await response.text() }
}

/** The same, telling how far the sending is: `fetch` cannot. */
export const deliverWithProgress = ({ address, method, headers, body }: Letter, tell: (share: number) => void) =>
  new Promise<Delivered>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open(method, address)
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value)
    request.upload.onprogress = ({ loaded, total }) => tell(total ? loaded / total : 0)
    request.onload = () => resolve({ status: request.status, text: request.responseText })
    request.onerror = () => reject(new TypeError('no answer'))
    request.send(body)
  })
