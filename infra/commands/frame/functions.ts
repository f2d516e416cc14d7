import { InvokeCommand, LambdaClient } from '@aws-sdk/client-lambda'

/** Lambda's longest call, in milliseconds. */
const MAX_CALL_MS = 900_000

/** Waits for long calls, and never repeats one by itself. */
export const openLambda = (): LambdaClient =>
  new LambdaClient({
    maxAttempts: 1,
    requestHandler: { connectionTimeout: 5_000, requestTimeout: MAX_CALL_MS },
  })

/** Calls a function. `Event` does not wait for its end. @throws if the function fails */
export async function invokeFunction(
  client: LambdaClient,
  FunctionName: string,
  { payload, type = 'RequestResponse' }: { payload: string; type?: 'Event' | 'RequestResponse' },
): Promise<string> {
  const answer = await client.send(
    new InvokeCommand({ FunctionName, InvocationType: type, Payload: Buffer.from(payload) }),
  )
  const text = Buffer.from(answer.Payload ?? []).toString()
  if (answer.FunctionError !== undefined) throw new Error(`${FunctionName} failed: ${text}`)
  return text
}
