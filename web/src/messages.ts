// All messages between the browser and the server, made from src/tepui/server by
// `python -m tepui.server.typescript`. Do not edit: a test fails when this file is stale.

export type * from './messages/table';
export type * from './messages/api';
export type * from './messages/learning';
export type * from './messages/people';
export type * from './messages/tournament';
export type * from './messages/match';
export type * from './messages/daily';
export type * from './messages/coach';
export type * from './messages/engine';
