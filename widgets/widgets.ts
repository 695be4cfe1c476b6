import 'virtual:elements';
