import type { FastifyInstance } from 'fastify'
import type { Deps } from '../../deps.ts'
import { servePictures } from '../../http/picture.ts'
import { fileService } from './file.service.ts'

export const fileAddresses = (app: FastifyInstance, deps: Deps) =>
  servePictures(app, '/api/file', fileService(deps).behind)
