import type { APIGatewayProxyEventV2, DynamoDBStreamEvent } from 'aws-lambda'
import { functionEnvironment } from '@flou/functions/http/environment.ts'
import { manifest } from './manifest.ts'

const { SITE_ORIGIN } = functionEnvironment(manifest)

/** Answers a call with what it was told; takes batches of the stream as they come. */
export const handler = (event: APIGatewayProxyEventV2 | DynamoDBStreamEvent) =>
  'Records' in event
    ? { batchItemFailures: [] }
    : {
        statusCode: 200,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ token: event.pathParameters?.['token'], origin: SITE_ORIGIN }),
      }
