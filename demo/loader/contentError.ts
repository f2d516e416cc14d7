/** Names and positions from the top of a record to one of its values. */
export type FieldPath = readonly (string | number)[]

/** A wrong value of a record whose file is not known yet. */
export class FieldProblem extends Error {
  readonly path: FieldPath
  constructor(path: FieldPath, message: string) {
    super(message)
    this.path = path
  }
}

interface Location {
  file: string
  line: number
  field?: string
}

/** A mistake in a content file: `demo/content/news/news/03-a.md:7: title.en: This field is required.` */
export class ContentError extends Error {
  constructor({ file, line, field = '' }: Location, message: string) {
    super(`${file}:${line}: ${field === '' ? '' : `${field}: `}${message}`)
    this.name = 'ContentError'
  }
}
