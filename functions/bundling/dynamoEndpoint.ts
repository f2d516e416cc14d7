export interface DynamoEndpointParameters {
  /** Endpoint of the local runtime. */
  Endpoint?: string
  Region?: string
  UseFIPS?: boolean
  UseDualStack?: boolean
}

/**
 * Replaces the SDK's endpoint rules (saves 8 KB). Throws for FIPS and dual stack.
 * @param dnsSuffix of the region's partition, `amazonaws.com`
 */
export function dynamoEndpoint(parameters: DynamoEndpointParameters, dnsSuffix: string) {
  const { Endpoint, Region = '', UseFIPS, UseDualStack } = parameters
  if (UseFIPS || UseDualStack) throw new Error('This kind of DynamoDB endpoint is not bundled')
  return { url: new URL(Endpoint ?? `https://dynamodb.${Region}.${dnsSuffix}`), properties: {}, headers: {} }
}
