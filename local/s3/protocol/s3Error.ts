export class S3Error extends Error {
  readonly status: number
  readonly code: string
  constructor(status: number, code: string, message = code) {
    super(message)
    this.status = status
    this.code = code
  }
}

export const accessDenied = (message = 'Access Denied') => new S3Error(403, 'AccessDenied', message)
