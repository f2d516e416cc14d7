import { readFile } from 'node:fs/promises'
import path from 'node:path'
import { PROJECT } from '../settings.ts'

/** The description of the API as the build made it from the routes; read when it is asked for: nothing else needs it. */
export const openApiDocument = async (): Promise<object> =>
  JSON.parse(await readFile(path.join(PROJECT, 'dist/functions/openapi.json'), 'utf8')) as object // written by `functions/build.ts`
