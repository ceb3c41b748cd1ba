export { enhanceWheels as enhance } from '#src/ui/carousel/enhance-wheels.ts';
