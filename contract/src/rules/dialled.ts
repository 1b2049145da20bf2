/** A telephone number as a link dials it: without the gaps that people read. */
export const dialled = (number: string) => number.replaceAll(/[\s().-]/g, '')
