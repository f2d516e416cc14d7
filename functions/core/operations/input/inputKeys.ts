import type { AnyType } from '@flou/shared/content/define.ts'
import { errorKeyOf, fieldPath } from '@flou/shared/content/values/errorKey.ts'
import { inputPath } from '@flou/shared/content/values/inputPath.ts'
import { AppError, type FieldErrors } from '../../errors.ts'
import type { Values } from '../../store/writeContext.ts'

interface Input {
  type: AnyType
  body: Values
}

/** Returns the wire key in the body of a path in the parsed record. */
export const inputKeyOf = ({ type, body }: Input, path: string): string =>
  errorKeyOf(inputPath(type.declaration, body, path))

/** Rethrows field errors of the parsed record at the positions of the body, which may have unfilled items too. */
export async function withInputKeys<T>(input: Input, run: () => Promise<T>): Promise<T> {
  try {
    return await run()
  } catch (error) {
    if (!(error instanceof AppError) || !error.fields) throw error
    const fields: FieldErrors = Object.fromEntries(
      Object.entries(error.fields).map(([key, message]) => [
        key.includes('[') ? inputKeyOf(input, fieldPath(key)) : key,
        message,
      ]),
    )
    const { code, data, messageCode: message } = error
    throw new AppError(code, { fields, data, cause: error, ...(message && { message }) })
  }
}
