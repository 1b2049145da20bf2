import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Refusal } from '@palaestra/contract'
import { afterAll, describe, expect, test } from 'vitest'
import { anotherPictureOf, faceOf, noFace, twoFaces } from '../../testing/faces.ts'
import { openFaces } from './faces.ts'

const faces = openFaces()
afterAll(() => faces.close())

describe('of two pictures is said', () => {
  test('that they show the same person, in other light, in other clothes and smiling', async () => {
    expect(await faces.compare(faceOf('guardian'), faceOf('guardian'))).toBe('same')
    expect(await faces.compare(faceOf('guardian'), anotherPictureOf('guardian'))).toBe('same')
    expect(await faces.compare(faceOf('stranger'), anotherPictureOf('stranger'))).toBe('same')
  })

  test('that they show two persons', async () => {
    expect(await faces.compare(faceOf('guardian'), faceOf('stranger'))).toBe('other')
    expect(await faces.compare(faceOf('guardian'), anotherPictureOf('stranger'))).toBe('other')
    expect(await faces.compare(faceOf('stranger'), anotherPictureOf('guardian'))).toBe('other')
  })

  test('that the one taken shows nobody, or more than one', async () => {
    expect(await faces.compare(faceOf('guardian'), await noFace())).toBe('no_face')
    expect(await faces.compare(faceOf('guardian'), await twoFaces())).toBe('no_face')
  })

  test('and of garbage the same as of a picture without a face', async () => {
    expect(await faces.compare(faceOf('guardian'), Buffer.from('no picture at all'))).toBe('no_face')
    expect(await faces.compare(faceOf('guardian'), faceOf('guardian').subarray(0, 3000))).toBe('no_face')
    expect(await faces.compare(Buffer.alloc(0), faceOf('guardian'))).toBe('other')
  })
})
