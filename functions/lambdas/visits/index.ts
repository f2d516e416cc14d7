import type { APIGatewayProxyEventV2, Context } from 'aws-lambda'
import { apiHandler } from '../../core/http/apiHandler.ts'
import { liveServices } from '../../core/http/services.ts'
import { isPopularityMissing, sumUpPopularity } from '../../features/search/counts/popularity.ts'
import { sumUpWeeks } from '../../features/search/counts/sumUpWeeks.ts'
import { sumUpDays } from '../../features/visits/sumUpDays.ts'
import { routes } from './routes.ts'

const services = liveServices()
const callApi = apiHandler(routes(), services)

const isCall = (event: object): event is APIGatewayProxyEventV2 => 'rawPath' in event

export async function handler(event: object, context: Context): Promise<unknown> {
  if (isCall(event)) return callApi(event, context)
  const days = await sumUpDays(services.table, services.now())
  const weeks = await sumUpWeeks(services.table, services.now())
  const isNews = days.length + weeks.length > 0 || (await isPopularityMissing(services.table))
  if (isNews) await sumUpPopularity(services.table, services.now())
  const line = { level: 'info', event: 'page views and searches summed up', days, weeks }
  process.stdout.write(`${JSON.stringify(line)}\n`)
  return { days, weeks }
}
