import * as lambda from 'aws-cdk-lib/aws-lambda'
import { buildPaths, layerSharpVersion } from '../../buildOutput.ts'
import type { ServiceFunction } from './serviceFunction.ts'

export function addLayers(fn: ServiceFunction, root: string): void {
  if (!fn.manifest.layers?.includes('sharp') || layerSharpVersion(root) === undefined) return
  fn.lambda.addLayers(
    new lambda.LayerVersion(fn, 'Sharp', {
      code: lambda.Code.fromAsset(buildPaths.sharpLayer(root)),
      compatibleArchitectures: [lambda.Architecture.ARM_64],
      compatibleRuntimes: [lambda.Runtime.NODEJS_24_X],
    }),
  )
}
