import type { APIGatewayProxyEventV2, Context, DynamoDBStreamEvent } from 'aws-lambda'
import { apiHandler } from '@flou/functions/core/http/apiHandler.ts'
import { functionEnvironment } from '@flou/functions/core/http/environment.ts'
import { liveServices } from '@flou/functions/core/http/services.ts'
import { estimateRoutes } from './routes.ts'
import { manifest } from './manifest.ts'

const { SITE_ORIGIN } = functionEnvironment(manifest)
const answer = apiHandler(estimateRoutes(SITE_ORIGIN), liveServices())

/** Handles requests and stream batches. */
export const handler = (event: APIGatewayProxyEventV2 | DynamoDBStreamEvent, context: Context) =>
  'Records' in event ? { batchItemFailures: [] } : answer(event, context)
