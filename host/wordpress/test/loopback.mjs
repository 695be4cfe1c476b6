/** wp-playground-cli listens on every address and has no option for it: here, on this machine alone. */
import { Server } from 'node:net';

const { listen } = Server.prototype;
Server.prototype.listen = function (port, ...rest) {
  return listen.call(this, { port, host: '127.0.0.1' }, ...rest);
};
