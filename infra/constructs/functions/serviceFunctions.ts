import type { Construct } from 'constructs'
import type { Config } from '../../config.ts'
import { FUNCTION_NAMES } from './functionNames.ts'
import type { FunctionName } from './functionNames.ts'
import { ServiceFunction } from './serviceFunction.ts'

export type ServiceFunctions = Record<FunctionName, ServiceFunction>

export interface ServiceFunctionsProps {
  config: Config
  root: string
  tableName: string
  originSecret: string
  jwtSecretArn: string
  mediaBucket: string
}

/** All functions, with the environment that docs/architecture.md gives them, as far as it is known before the CDN. */
export function serviceFunctions(scope: Construct, props: ServiceFunctionsProps): ServiceFunctions {
  const environments = environmentsOf(props)
  const made = FUNCTION_NAMES.map((name) => {
    const environment = { TABLE_NAME: props.tableName, ...environments[name] }
    const { config, root } = props
    return [name, new ServiceFunction(scope, { name, config, root, environment })] as const
  })
  // fromEntries() forgets the keys; FUNCTION_NAMES has every one of them.
  return Object.fromEntries(made) as ServiceFunctions
}

function environmentsOf(props: ServiceFunctionsProps): Record<FunctionName, Record<string, string>> {
  const origin = { ORIGIN_SECRET: props.originSecret }
  const jwt = { JWT_SECRET_ARN: props.jwtSecretArn }
  return {
    account: { ...origin, ...jwt },
    content: origin,
    media: { ...origin, MEDIA_BUCKET: props.mediaBucket },
    site: origin,
    preview: origin,
    publish: {},
    dispatch: {},
    schedule: { MEDIA_BUCKET: props.mediaBucket },
    rotate: jwt,
  }
}
