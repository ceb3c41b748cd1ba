export { staticProps } from '#src/features/video/video-data.server.ts';
