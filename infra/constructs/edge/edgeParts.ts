import type { ICertificate } from 'aws-cdk-lib/aws-certificatemanager'
import type * as cloudfront from 'aws-cdk-lib/aws-cloudfront'
import type { Config } from '../../config.ts'
import type { Storage } from '../storage.ts'

export interface EdgeProps {
  config: Config
  storage: Storage
  /** Host of the HTTP API. */
  apiHost: string
  originSecret: string
}

/** What both distributions are made with. */
export interface EdgeParts extends EdgeProps {
  api: cloudfront.IOrigin
  media: cloudfront.BehaviorOptions
  /** Of the own host names, when the environment has them. */
  certificate: ICertificate | undefined
}
