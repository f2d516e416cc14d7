/**
 * Replaces the SDK's credential chain; functions have credentials in the environment. Saves 130 KB and 13 ms
 * per bundle.
 */
interface Credentials {
  accessKeyId: string
  secretAccessKey: string
  sessionToken?: string
}

export const defaultProvider = () => (): Promise<Credentials> => {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = process.env
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY)
    return Promise.reject(new Error('AWS_ACCESS_KEY_ID and AWS_SECRET_ACCESS_KEY are not set'))
  return Promise.resolve({
    accessKeyId: AWS_ACCESS_KEY_ID,
    secretAccessKey: AWS_SECRET_ACCESS_KEY,
    ...(AWS_SESSION_TOKEN ? { sessionToken: AWS_SESSION_TOKEN } : {}),
  })
}
