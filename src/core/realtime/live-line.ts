/** The client of the connection that is kept open: a file of its own, which comes when one is opened (scripts/size.ts). */
export { Manager } from 'socket.io-client'
